import lock from '../../ids.lock?raw';

/** A rule that was released once and is no more, with the rules that took its place: none, one, or those that it was split into. */
export interface Withdrawn {
  readonly game: string;
  readonly rule: string;
  readonly to: readonly string[];
}

const part = (name: string, at: 0 | 1): string => name.split(':')[at] ?? '';

/**
 * Reads the rules that were withdrawn: lines `game:old.id -> game:new.id …` and `game:old.id gone`.
 *
 * @param text the text of ids.lock
 */
export const withdrawnIn = (text: string): readonly Withdrawn[] =>
  [...text.matchAll(/^([a-z0-9-]+:\S+) (?:gone|-> (.+))$/gm)].map(([, id = '', to = '']) => ({
    game: part(id, 0),
    rule: part(id, 1),
    to: to
      .split(' ')
      .filter(Boolean)
      .map((each) => part(each, 1)),
  }));

/** The rules that were withdrawn, as ids.lock lists them. */
export const withdrawnRules: readonly Withdrawn[] = withdrawnIn(lock);
