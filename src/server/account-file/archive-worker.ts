/** Reads archives in a separate thread: whatever one holds, requests of others are answered meanwhile. */
import { parentPort } from 'node:worker_threads'
import { ORPCError } from '@orpc/server'
import { type ArchivedRow, archivedRows, headOf } from './archive-rows.ts'
import { ArchiveReader } from './archive-reader.ts'
import { checkArchive, type CheckedArchive } from './check-archive.ts'
import type { ArchiveAnswer, ArchiveQuestion, ArchiveQuestions } from './archive-questions.ts'

/** What is handed over at once. */
const BATCH = { rows: 500, characters: 2 * 1024 * 1024 }
/** Rows that are compared with what is there: objects of a few texts. */
const COMPARED_AT_ONCE = 5_000
/** Characters of a value that the import looks at: ids, names, moments. Longer ones are read from the row's JSON alone. */
const LONGEST_FACT = 1_000

type Opened = { archive: ArchiveReader; checked: CheckedArchive }
type Answers = {
  [Name in keyof ArchiveQuestions]: (
    input: ArchiveQuestions[Name]['input'],
  ) => Promise<ArchiveQuestions[Name]['output']>
}

let opened: Opened | undefined
let reading: AsyncGenerator<ArchivedRow[]> | undefined

const ANSWERS: Answers = {
  check: async ({ path, maxItems }) => {
    opened = undefined
    reading = undefined
    const archive = await ArchiveReader.open(path)
    const checked = await checkArchive(archive, maxItems)
    opened = { archive, checked }
    const { compared: _compared, ...rest } = checked
    return rest
  },
  compared: async ({ table, from }) =>
    openedFirst().checked.compared[table].slice(from, from + COMPARED_AT_ONCE),
  rows: async ({ table }) => {
    const { archive, checked } = openedFirst()
    reading = batches(archivedRows(archive, headOf(checked.manifest, table)))
    return nextBatch()
  },
  moreRows: nextBatch,
  file: async ({ name, most }) => openedFirst().archive.whole(name, most),
}

function openedFirst(): Opened {
  if (opened === undefined) throw new Error('An archive is checked before it is read')
  return opened
}

async function nextBatch(): Promise<ArchivedRow[] | null> {
  const next = await reading?.next()
  return next === undefined || next.done === true ? null : next.value
}

async function* batches(rows: AsyncIterable<ArchivedRow>): AsyncGenerator<ArchivedRow[]> {
  let batch: ArchivedRow[] = []
  let characters = 0
  for await (const { json, facts } of rows) {
    batch.push({ json, facts: withoutLong(facts) })
    characters += json.length
    if (batch.length < BATCH.rows && characters < BATCH.characters) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

function withoutLong(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([key, value]) =>
        key === 'picture' ||
        (typeof value === 'string'
          ? value.length <= LONGEST_FACT
          : typeof value !== 'object' || value === null),
    ),
  )
}

parentPort?.on('message', (question: ArchiveQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  void answerTo(question).then((answer) => parentPort?.postMessage(answer))
})

async function answerTo({ name, input }: ArchiveQuestion): Promise<ArchiveAnswer> {
  try {
    return { output: await ANSWERS[name](input as never) }
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    const { code, message, data } = error as ORPCError<never, unknown>
    return { refused: { code, message, data } }
  }
}
