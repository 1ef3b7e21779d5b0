import type { ListReader } from './list-reader.ts'

/** What may be asked of the worker: the reader's methods, by name. */
export type Question = Exclude<keyof ListReader, never>

type Arguments<Name extends Question> = Parameters<ListReader[Name]>

/** What the page sends; progress comes as messages, since functions cannot be cloned. */
export type Asked = {
  [Name in Question]: {
    id: number
    question: Name
    given: Arguments<Name> extends [infer First, ...unknown[]] ? First : never
  }
}[Question]

export type Answer<Name extends Question> = Awaited<ReturnType<ListReader[Name]>>

export type Told =
  | { id: number; kind: 'progress'; share: number }
  | { id: number; kind: 'answer'; answer: unknown }
  | { id: number; kind: 'failure'; message: string }
