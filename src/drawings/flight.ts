/** A way that something takes in a picture, by the keys of its places. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** Places that it visits in between. */
  readonly via?: readonly string[];
}
