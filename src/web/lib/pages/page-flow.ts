import { type Block, placeBlock } from './block.ts'
import { emptyPage, type Page } from './page.ts'

interface Paper extends Pick<Page, 'width' | 'height' | 'language'> {
  /** On every side. */
  margin: number
}

/** Fills pages from the top with blocks that are not cut. Points. */
export class PageFlow {
  readonly pages: Page[] = []
  readonly #paper: Paper
  #top = 0

  constructor(paper: Paper) {
    this.#paper = paper
    this.turn()
  }

  /** Of the text. */
  get width(): number {
    return this.#paper.width - 2 * this.#paper.margin
  }

  /** Of the text of a whole page. */
  get height(): number {
    return this.#paper.height - 2 * this.#paper.margin
  }

  /** What is left of the page that was begun last. */
  get room(): number {
    return this.#paper.height - this.#paper.margin - this.#top
  }

  /** Begins a page. */
  turn(): void {
    const { width, height, language, margin } = this.#paper
    this.pages.push(emptyPage({ width, height, language }))
    this.#top = margin
  }

  /**
   * Puts a block under what is there, on a new page where it has no room.
   * @param gap above it, but at the top of a page
   * @param head is repeated above it at the top of a page: that of a table
   */
  put(block: Block, { gap = 0, head }: { gap?: number; head?: Block } = {}): void {
    const isFirst = this.#top === this.#paper.margin
    if (!isFirst && gap + block.height > this.room) {
      this.turn()
      if (head) this.#place(head)
    } else if (!isFirst) this.#top += gap
    this.#place(block)
  }

  #place(block: Block): void {
    const page = this.pages.at(-1)
    if (page) placeBlock(block, this.#paper.margin, this.#top, page)
    this.#top += block.height
  }
}
