/** One page, as the service sends it. */
export interface Page<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  next_cursor: string | null;
}

/** A list that has not been read yet. `for await` reads its items, page after page, only as far as the loop goes. */
export class Listing<Item> implements AsyncIterable<Item> {
  readonly #fetchPage: (cursor: string | undefined) => Promise<Page<Item>>;

  constructor(fetchPage: (cursor: string | undefined) => Promise<Page<Item>>) {
    this.#fetchPage = fetchPage;
  }

  /** One page: the first, or the one of a `next_cursor`. */
  page(cursor?: string): Promise<Page<Item>> {
    return this.#fetchPage(cursor);
  }

  /** Yields one page after another. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    let page = await this.page();
    yield page;
    while (page.has_more && page.next_cursor !== null) {
      page = await this.page(page.next_cursor);
      yield page;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }
}
