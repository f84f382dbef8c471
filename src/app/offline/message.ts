/** What a page tells the service worker. */
export type Message =
  | {
      readonly kind: 'shown';
      /** The page that the visitor sees now. */
      readonly path: string;
      /** The path within the site of the document's first script, which is another one in another version. */
      readonly entry: string;
    }
  /** That it may fetch some pages more. */
  | {readonly kind: 'more'};

export interface Reply {
  /** How many pages are not kept yet; 0 where nothing more can be had now. */
  readonly left: number;
}
