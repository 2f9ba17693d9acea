// A lesson: the server plays its scenario, the client says a few words at each decision.

export interface Words {
  readonly en: string;
  readonly it: string;
}

export interface LessonStep {
  readonly kind: string;
  readonly say: Words;
  /** The answer the script goes on with. */
  readonly expect: string;
}

export interface Lesson {
  /** What the server knows it by. */
  readonly name: string;
  readonly intro: Words;
  readonly steps: readonly LessonStep[];
  readonly outro: Words;
}
