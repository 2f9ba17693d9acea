// What all parts of the table share: the position, what is offered, and the one being previewed.

import type { TableProps } from '../../table/contract';
import { deskHere, layDesk, TableDesk } from '../../table/desk.svelte';
import type { MlemView } from '../../wire/types';
import { destination } from './offers';
import type { MlemData, Pub } from './types';

export class Desk extends TableDesk<MlemView> {
  /** The space the option under the pointer leads to. */
  readonly target = $derived.by((): number | undefined =>
    this.shown ? destination(this.shown, this.offers, this.pub.space, this.last) : undefined,
  );

  get pub(): Pub {
    return this.props.view.pub;
  }

  get data(): MlemData {
    return this.props.data as MlemData;
  }

  /** Deep space: the space after the last numbered one. */
  get last(): number {
    return this.data.spaces.length;
  }

  protected get isOver(): boolean {
    return this.pub.over;
  }
}

export function openDesk(props: () => TableProps<MlemView>): Desk {
  return layDesk(new Desk(props));
}

export function useDesk(): Desk {
  return deskHere<Desk>();
}
