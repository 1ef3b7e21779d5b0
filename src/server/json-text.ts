import { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'

/** Characters handed on at once: so many that each block costs little, so few that other requests are answered in between. */
const BLOCK = 32 * 1024

type Parts = Iterable<string> | AsyncIterable<string>

/**
 * An answer that is JSON already, in parts that are sent one after the other as they are: thousands of rows that
 * PostgreSQL has written as JSON become no objects of this process, and no single text that it writes in one go.
 */
export class JsonText {
  readonly #parts: Parts

  /** @param parts read once; an iterator that has to end something is ended also when the answer is not taken to its end */
  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The whole of it, as bytes of UTF-8. */
  stream(): ReadableStream<Uint8Array> {
    return ReadableStream.from(blocks(this.#parts))
  }
}

/**
 * The answer of a route whose lists are JSON texts, an item each. The compiler knows the names of the lists; that the
 * texts are what the contract has, a test of the route shows.
 */
export function answerOfLists<Answer extends object>(lists: Record<keyof Answer, readonly string[]>): Answer {
  return new JsonText(objectOfLists(lists)) as unknown as Answer
}

function* objectOfLists(lists: Record<string, readonly string[]>): Generator<string> {
  let before = '{'
  for (const [name, items] of Object.entries(lists)) {
    yield `${before}${JSON.stringify(name)}:[`
    for (const [place, item] of items.entries()) yield place === 0 ? item : `,${item}`
    before = '],'
  }
  yield before === '{' ? '{}' : ']}'
}

/**
 * The parts joined to blocks of bytes, so that each row does not take a separate write. Between two blocks the event loop
 * takes other requests, also where the client receives them as fast as they are sent.
 */
async function* blocks(parts: Parts): AsyncGenerator<Uint8Array> {
  let block = ''
  for await (const part of parts) {
    block += part
    if (block.length < BLOCK) continue
    yield Buffer.from(block)
    block = ''
    await setImmediate()
  }
  yield Buffer.from(block)
}
