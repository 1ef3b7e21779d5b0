import { Stack, Text, Textarea } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { useMergingAutosave } from '#web/ui/conflict/use-merging-autosave.ts'
import { SavedState, SavingFailed } from '../settings/saved-state.tsx'
import { useTyped } from '../settings/use-typed.ts'
import classes from './english-page.module.css'

/** One text of a carte beside its English one. */
export interface EnglishField {
  /** Of its value. */
  key: string
  french: string
  /** What it is: a name, a description. */
  label: string
  maximum: number
  /** What guests read while nothing is written; empty of a text that is left out or missing then. */
  otherwise?: string
}

/** English texts by the keys of their fields. */
export type EnglishTexts = Record<string, string>

/** What is stored together: a dish, a gamme, a menu with its courses, the carte itself. */
export interface EnglishRecordProps<Thing extends { version: number }> {
  stored: Thing
  fields: readonly EnglishField[]
  textsOf: (thing: Thing) => EnglishTexts
  /** Stores the texts that have changed, and gives what is stored then. */
  write: (texts: EnglishTexts, read: Thing) => Promise<Thing>
  show: (thing: Thing) => void
}

/** Its texts, French at the left and English at the right, saved on change. */
export function EnglishRecord<Thing extends { version: number }>(props: EnglishRecordProps<Thing>) {
  const { stored, fields, textsOf, write, show } = props
  const none = useTranslations('common')('none')
  const demo = useDemo()
  const partOf = ({ key, french, label }: EnglishField) => ({
    label: `${label} · ${french}`,
    textOf: (texts: EnglishTexts) => texts[key] || none,
  })
  const { change, autosave, conflict, flush } = useMergingAutosave<Thing, EnglishTexts>({
    stored,
    valuesOf: textsOf,
    parts: formParts(
      (texts: EnglishTexts) => texts,
      Object.fromEntries(fields.map((field) => [field.key, partOf(field)])),
    ),
    write: demo ? null : (texts, read) => write(texts as EnglishTexts, read),
    show,
  })
  const texts = { ...textsOf(stored), ...autosave.unsaved }
  return (
    <Stack gap={8}>
      {fields.map((field) => (
        <EnglishRow
          key={field.key}
          field={field}
          stored={texts[field.key] ?? ''}
          onType={(text) => change({ [field.key]: text }, true)}
          onLeave={flush}
        />
      ))}
      <SavedState autosave={autosave} />
      <SavingFailed autosave={autosave} conflict={conflict} retry={flush} />
    </Stack>
  )
}

interface EnglishRowProps {
  field: EnglishField
  stored: string
  onType: (text: string) => void
  onLeave: () => void
}

const trim = (text: string) => text.trim()

function EnglishRow({ field, stored, onType, onLeave }: EnglishRowProps) {
  const { french, label, maximum, otherwise } = field
  const [typed, type] = useTyped(stored, trim)
  return (
    <div className={classes.row}>
      <div>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <p className={classes.french} lang="fr">
          {french}
        </p>
      </div>
      <Textarea
        aria-label={`${label}\u00a0: ${french}`}
        lang="en"
        data-english
        placeholder={otherwise}
        autoComplete="off"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={maximum}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          type(value)
          onType(trim(value))
        }}
        onBlur={onLeave}
        onKeyDown={toNext}
      />
    </div>
  )
}

const fieldsAround = (field: HTMLElement) => [
  ...(field.closest('[data-english-texts]')?.querySelectorAll<HTMLTextAreaElement>('[data-english]') ?? []),
]

/** Enter goes to the next text; with the capitals key it makes a new line. */
function toNext(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = fieldsAround(event.currentTarget)
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}
