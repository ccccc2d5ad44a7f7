// The gallery opens: every item, with all its facts, by the rules that it was written for.

import { describe, expect, it } from 'vitest';
import { FIRST_ITEM, gallery, galleryItem, sameMoment } from '../../../visualizer/session/index.ts';
import { opened } from './opened.ts';

describe('the gallery', () => {
  it("has the course's five tests, the four of the owl note, and the cases", () => {
    const files = (group: string) =>
      new Set(gallery().flatMap((item) => (item.group === group ? [item.id.replace(/-\d+$/, '')] : [])));
    expect(files('course').size).toBe(5);
    expect(files('owls').size).toBe(4);
    expect(files('cases').size).toBeGreaterThan(5);
    expect(files('dale cases').size).toBeGreaterThan(2);
    expect(new Set(gallery().map(({ id }) => id)).size).toBe(gallery().length);
  });

  it('begins with Whirlwind and Baron Rivendare', () => {
    expect(galleryItem(FIRST_ITEM)).toMatchObject({ group: 'course', ruleset: 'battle' });
    expect(galleryItem('nothing')).toBeUndefined();
  });

  it.each(gallery().map(({ id, title }) => [id, title] as const))('%s opens with all its facts: %s', (id, title) => {
    const session = opened(id);
    const { facts, length, cursor } = session.getSnapshot();
    expect(session.getSnapshot().title).toBe(title);
    expect(facts.filter(({ holds }) => !holds)).toEqual([]);
    expect(facts).not.toEqual([]);
    expect(cursor.input).toBe(length);
    // Every input has words, and every name stands for a card.
    expect(session.view.labelOf(length)).not.toBe('');
    for (const entity of Object.keys(session.names)) expect(session.view.nameOf(Number(entity))).not.toBe(`#${entity}`);
  });
});

describe('the same moment', () => {
  it('of a branch and itself is the moment', () => {
    const { timeline } = opened(FIRST_ITEM);
    for (const microstep of [1, 66, 170]) {
      const here = { branch: 0, cursor: { input: 5, microstep } };
      expect(sameMoment(timeline, here, 0)).toEqual(here);
    }
  });
});
