import { NativeSelect, Radio, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type ArchiveReading, type Meeting, MEETINGS, type Meetings } from '#contract/account-archive.ts'
import { IMPORTED_THINGS, type ImportedThing } from '#contract/imports.ts'
import classes from './archive-choices.module.css'

const NAMES_SHOWN = 3

interface ArchiveChoicesProps {
  there: ArchiveReading['there']
  meetings: Meetings
  onChange: (meetings: Meetings) => void
}

export const kindsThere = (there: ArchiveReading['there']): ImportedThing[] =>
  IMPORTED_THINGS.filter((kind) => there[kind].count > 0)

/** What is in the account already, and what is done with it: for all of it, or kind by kind. */
export function ArchiveChoices({ there, meetings, onChange }: ArchiveChoicesProps) {
  const t = useTranslations('archive.there')
  const kinds = kindsThere(there)
  const chosen = (kind: ImportedThing): Meeting => meetings[kind] ?? 'keep'
  const same = MEETINGS.find((meeting) => kinds.every((kind) => chosen(kind) === meeting))
  const chooseAll = (meeting: Meeting) =>
    onChange(Object.fromEntries(kinds.map((kind): [ImportedThing, Meeting] => [kind, meeting])))
  const namesOf = (kind: ImportedThing) => {
    const { count, names } = there[kind]
    const shown = names.slice(0, NAMES_SHOWN).join(', ')
    return count > NAMES_SHOWN
      ? t('more', { names: shown, count: count - NAMES_SHOWN })
      : t('names', { names: shown })
  }
  return (
    <Stack gap="sm">
      <div>
        <Title order={3} size="h4">
          {t('title')}
        </Title>
        <Text c="dimmed" size="sm">
          {t('lead')}
        </Text>
      </div>
      <Radio.Group value={same ?? null} onChange={(value) => chooseAll(value)} aria-label={t('all')}>
        <Stack gap="xs">
          {MEETINGS.map((meeting) => (
            <Radio key={meeting} value={meeting} label={t(meeting)} description={t(`${meeting}Hint`)} />
          ))}
        </Stack>
      </Radio.Group>
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <div>
              <Text fw={600} size="sm">
                {t(kind, { count: there[kind].count })}
              </Text>
              <Text c="dimmed" size="sm">
                {namesOf(kind)}
              </Text>
            </div>
            <NativeSelect
              aria-label={t(kind, { count: there[kind].count })}
              value={chosen(kind)}
              onChange={(event) => onChange({ ...meetings, [kind]: event.currentTarget.value as Meeting })}
              data={MEETINGS.map((meeting) => ({ value: meeting, label: t(meeting) }))}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
