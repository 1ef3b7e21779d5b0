import { UnstyledButton } from '@mantine/core'
import { IconChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { PickerList } from '#web/ui/picker/picker-list.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { type PaletteEntry, rankEntries } from './entries.ts'
import { EntryLine } from './entry-line.tsx'
import classes from './palette.module.css'

/** What can be done with a hit, narrowed by typing; Escape, or Backspace in the empty field, leads back to the search. */
export function VerbStep({ entry, onBack }: { entry: PaletteEntry; onBack: () => void }) {
  const t = useTranslations('shell.palette')
  const [typed, setTyped] = useState('')
  const verbs = (entry.verbs ?? []).map(({ verb, run }): PaletteEntry => ({
    id: verb,
    kind: 'action',
    label: t(`verbs.${verb}`),
    run,
  }))
  const picker = usePicker({ items: rankEntries(verbs, typed), onPick: ({ run }) => run() })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' && !(event.key === 'Backspace' && typed === ''))
      return picker.input.onKeyDown(event)
    event.preventDefault()
    onBack()
  }
  return (
    <>
      <UnstyledButton className={classes.back} onClick={onBack} tabIndex={-1}>
        <IconChevronLeft size={16} aria-hidden /> {entry.label}
      </UnstyledButton>
      <SearchField
        size="lg"
        className={classes.search}
        placeholder={t('verbOf', { name: entry.label })}
        slash={false}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          picker.restart()
        }}
        data-autofocus
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this step was asked for to type here
        autoFocus
        {...picker.input}
        // The modal around it stays open: Escape leads back.
        data-mantine-stop-propagation
        onKeyDown={onKeyDown}
      />
      <PickerList
        picker={picker}
        label={t('verbOf', { name: entry.label })}
        keyOf={({ id }) => id}
        optionClassName={classes.option}
        empty={t('nothing')}
      >
        {(verb) => <EntryLine entry={verb} />}
      </PickerList>
    </>
  )
}
