/** Another answer to one question. */
export interface Change {
  readonly id: string;
  /** As the field takes it. */
  readonly value: string;
  readonly slowly: boolean;
  /** It comes with a birthday. */
  readonly ages: boolean;
  /** Towards more or less; missing where the answers have no order. */
  readonly direction?: 'up' | 'down';
  /** How far it lies from the answer given: 0 to 1 within its question. */
  readonly distance: number;
  /** The limit that is crossed, where a number was asked. */
  readonly limit?: Limit;
  /** All further answers in the same direction do as well; where there are some. */
  readonly andFurther: boolean;
}

/** `below` 43,800 and `over` 10,000 leave the number itself out. */
export interface Limit {
  readonly is: 'atLeast' | 'over' | 'atMost' | 'below';
  readonly at: number;
  /** From the number given to the value of the change; missing where none was given. */
  readonly difference?: number;
}

/** In which directions a search looks. */
export type Aim = 'better' | 'worse';
