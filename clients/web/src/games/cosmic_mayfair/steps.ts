// The table between two positions, with the phases of Mayfair's edition.

import { stepsIn } from '../cosmic/steps';
import { MAYFAIR } from './edition';

export const stepsBetween = stepsIn(MAYFAIR);
