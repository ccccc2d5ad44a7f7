// The tests of the repository as something that can be asked again and again: one vitest that stays, so that only the first
// question pays for its start and for the translation of all files.

import {
  createVitest,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';

export interface Question {
  /** Test files, from the root of the repository. */
  readonly files: readonly string[];
  /** Of their tests those of such names only. */
  readonly named?: RegExp;
  /** The name of the mutation with which they are run. */
  readonly mutation: string;
  /** Whether the first test that fails is not enough. */
  readonly isWhole: boolean;
}

/** What has become of the question that is being asked. The results of vitest itself hold those of earlier ones as well. */
class Answer implements Reporter {
  failed: string[] = [];
  modules: TestModule[] = [];

  begin(): void {
    this.failed = [];
    this.modules = [];
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') this.failed.push(test.fullName);
  }

  onTestModuleEnd(module: TestModule): void {
    this.modules.push(module);
  }
}

export class AskedTests {
  readonly #vitest: Vitest;
  readonly #answer: Answer;

  private constructor(vitest: Vitest, answer: Answer) {
    this.#vitest = vitest;
    this.#answer = answer;
  }

  static async open(root: string): Promise<AskedTests> {
    const answer = new Answer();
    const options = { watch: false, reporters: [answer], root, config: 'tests/model/mutations/vitest.config.ts' };
    return new AskedTests(await createVitest('test', options), answer);
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }

  /**
   * The tests that fail with this mutation.
   *
   * @throws Error if they did not run.
   */
  async failing({ files, named, mutation, isWhole }: Question): Promise<readonly string[]> {
    for (const { config } of this.#vitest.projects) {
      config.env = { ...config.env, MUTATION: mutation, ROAD: '' };
      config.bail = isWhole ? 0 : 1;
    }
    if (named === undefined) this.#vitest.resetGlobalTestNamePattern();
    else this.#vitest.setGlobalTestNamePattern(named);
    this.#answer.begin();
    await this.#vitest.runTestSpecifications(await this.#specificationsOf(files));
    const { failed, modules } = this.#answer;
    if (failed.length === 0) refuseUnread(modules, files, mutation);
    return failed;
  }

  async #specificationsOf(files: readonly string[]): Promise<TestSpecification[]> {
    const found = await Promise.all(files.map((file) => this.#vitest.globTestSpecifications([file])));
    return found.flat();
  }
}

/** A file that could not be read has no tests, and an error of its own. */
const refuseUnread = (modules: readonly TestModule[], files: readonly string[], mutation: string): void => {
  const isRead = (module: TestModule) => module.errors().length === 0 && [...module.children.allTests()].length > 0;
  if (modules.length === files.length && modules.every(isRead)) return;
  const errors = modules.flatMap((module) => module.errors().map(({ message }) => message));
  throw new Error(`With "${mutation}" the tests did not run: ${files.join(', ')}.\n${errors.join('\n')}`);
};
