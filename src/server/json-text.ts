import { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'

/** Characters handed on at once: so many that each block costs little, so few that other requests are answered in between. */
const BLOCK = 32 * 1024

/**
 * An answer that is JSON already, in blocks that are sent one after the other as they are: thousands of rows that
 * PostgreSQL has written as JSON become no objects of this process, and no single text that it writes in one go.
 * A route returns it as its answer, which the compiler cannot check: a test of the route does.
 */
export class JsonText {
  /** Bytes of UTF-8, read once. */
  readonly stream: ReadableStream<Uint8Array>

  constructor(stream: ReadableStream<Uint8Array>) {
    this.stream = stream
  }
}

/** The answer of a route whose lists are JSON texts, an item each. The compiler knows the names of the lists. */
export function answerOfLists<Answer extends object>(lists: Record<keyof Answer, readonly string[]>): Answer {
  return new JsonText(ReadableStream.from(blocks(objectOfLists(lists)))) as unknown as Answer
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
async function* blocks(parts: Iterable<string>): AsyncGenerator<Uint8Array> {
  let block = ''
  for (const part of parts) {
    block += part
    if (block.length < BLOCK) continue
    yield Buffer.from(block)
    block = ''
    await setImmediate()
  }
  yield Buffer.from(block)
}
