// The sentences of a scenario file: one table of forms for each rule set holds its whole language, and the error for a
// sentence that fits nothing is made from it.

export type Groups = Readonly<Record<string, string | undefined>>;

export interface Form<C> {
  /** As shown to people. */
  readonly form: string;
  readonly pattern: RegExp;
  /** The command, or what should have been written. */
  readonly read: (groups: Groups) => C | { readonly expected: string };
}

/** One name or several, for a pattern. */
export const NAMES = String.raw`\w+(?:, ?\w+)*`;
export const namesOf = (text: string | undefined): string[] => (text === undefined ? [] : text.split(/, ?/));

/** An input as the rule set has it, with ids of entities in place of names: how fixtures tell what was sent. */
export interface InputCommand<I> {
  readonly do: 'input';
  readonly input: I;
}

/** The form of an input that is written as JSON. */
export const inputForm = <I>(): Form<InputCommand<I>> => ({
  form: 'input <JSON>',
  pattern: /^input (?<json>.+)$/,
  read: ({ json = '' }) => {
    try {
      return { do: 'input', input: JSON.parse(json) as I };
    } catch {
      return { expected: 'input and the JSON of one input, such as input {"type":"END_TURN","seat":0}' };
    }
  },
});

/** Reads one sentence, or says which forms begin like it (all of them if none does). */
export const readSentence = <C>(forms: readonly Form<C>[], sentence: string): C | { readonly expected: string } => {
  for (const { pattern, read } of forms) {
    const match = pattern.exec(sentence);
    if (match !== null) return read(match.groups ?? {});
  }
  const word = sentence.split(' ').find((each) => !/^\d/.test(each));
  const alike = forms.filter(({ form }) => form.split(' ').includes(word ?? ''));
  return { expected: (alike.length > 0 ? alike : forms).map(({ form }) => form).join('; or ') };
};
