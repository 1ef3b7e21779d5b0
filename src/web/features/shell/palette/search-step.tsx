import { Text } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { PickerList } from '#web/ui/picker/picker-list.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { type PaletteEntry, rankEntries, readVerb } from './entries.ts'
import { EntryLine } from './entry-line.tsx'
import classes from './palette.module.css'
import type { PricedHit } from '#web/entities/price/change/price-of.ts'
import { useHitEntries } from './use-hit-entries.ts'
import { usePaletteEntries } from './use-palette-entries.ts'
import { useSearchHits } from './use-search-hits.ts'

export interface SearchStepProps {
  typed: string
  onType: (text: string) => void
  goTo: (href: AppPath) => void
  close: () => void
  /** Shows what can be done with an entry. */
  onVerbs: (entry: PaletteEntry) => void
  onPrice: (hit: PricedHit) => void
}

/** The search and what it finds, the first hit chosen: Enter opens it, Tab shows what else can be done with it. */
export function SearchStep({ typed, onType, goTo, close, onVerbs, onPrice }: SearchStepProps) {
  const t = useTranslations('shell.palette')
  const phone = usePhone()
  const failureText = useFailureText()
  const verbWords = { edit: t('typed.edit'), print: t('typed.print'), price: t('typed.price') }
  const { verb, rest } = readVerb(typed, verbWords)
  const { hits, fresh, failure, find } = useSearchHits(rest)
  const entriesOf = useHitEntries({ goTo, onPrice })
  const places = usePaletteEntries(goTo)

  const listed = (found: typeof hits, text: string): PaletteEntry[] => {
    const ofHits = entriesOf(found)
    if (verb === undefined)
      return text.trim() === '' ? [...ofHits, ...places] : rankEntries([...ofHits, ...places], text)
    return rankEntries(ofHits, text).flatMap((entry) => {
      const wanted = entry.verbs?.find((each) => each.verb === verb)
      return wanted === undefined ? [] : [{ ...entry, about: t(`verbs.${verb}`), run: wanted.run }]
    })
  }
  const pick = (entry: PaletteEntry) => {
    // A finger has no Tab: it chooses among what can be done.
    if (phone && verb === undefined && (entry.verbs?.length ?? 0) > 1) return onVerbs(entry)
    // What an action does may need the page, which the palette covers.
    if (entry.kind === 'action') close()
    entry.run()
  }
  const picker = usePicker({
    items: listed(hits, rest),
    onPick: pick,
    fresh,
    findFirst: async () => listed(await find(rest), rest)[0],
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const entry = picker.items[picker.active]
    if (!opensVerbs(event) || (entry?.verbs?.length ?? 0) < 2 || entry === undefined)
      return picker.input.onKeyDown(event)
    event.preventDefault()
    onVerbs(entry)
  }

  return (
    <>
      <SearchField
        size="lg"
        className={classes.search}
        placeholder={t('placeholder')}
        slash={false}
        value={typed}
        onChange={(text) => {
          onType(text)
          picker.restart()
        }}
        data-autofocus
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this step was asked for to type here
        autoFocus
        {...picker.input}
        onKeyDown={onKeyDown}
      />
      {picker.items.length === 0 ? (
        <Text component="output" c="dimmed" className={classes.nothing}>
          {fresh ? t('nothing') : '…'}
        </Text>
      ) : (
        <PickerList
          picker={picker}
          label={t('results')}
          busy={!fresh}
          keyOf={({ id }) => id}
          optionClassName={classes.option}
        >
          {(entry) => <EntryLine entry={entry} />}
        </PickerList>
      )}
      <Text size="sm" c="dimmed" className={classes.foot}>
        {failure === null ? !phone && t('hint') : `${failureText(failure)} ${t('known')}`}
      </Text>
    </>
  )
}

/** Tab, or the arrow to the right after the last letter. */
function opensVerbs({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  if (key === 'Tab') return !shiftKey
  const { selectionStart, selectionEnd, value } = currentTarget
  return key === 'ArrowRight' && selectionStart === value.length && selectionEnd === value.length
}
