import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { Fold } from '../fold.tsx'
import { isShort } from '../plan/build-import.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import classes from './doubts.module.css'
import type { AskedTitle } from './sheet-questions.ts'

/** Questions that are shown without being asked for. */
const SHOWN = 4

export interface TitleQuestionsProps {
  titles: readonly AskedTitle[]
  choices: SheetChoices
}

/** Titles that are too short, each with a field; and those for which the file has several texts, with these to choose from. */
export function TitleQuestions({ titles, choices }: TitleQuestionsProps) {
  const t = useTranslations('sheetImport.doubts')
  const written = titles.filter(({ others }) => others.length === 0)
  const chosen = titles.filter(({ others }) => others.length > 0)
  const fields = chosen.map((asked) => <TitleChoice key={asked.id} asked={asked} choices={choices} />)
  return (
    <>
      {written.map(({ id, own, choice }) => (
        <li key={id}>
          <TextInput
            label={t('titleOf', { title: own })}
            value={choice.title ?? own}
            maxLength={SHEET_MAX_LENGTH.title}
            error={isShort((choice.title ?? own).trim()) && t('titleShort')}
            onChange={(event) => choices.change(id, { title: event.currentTarget.value })}
          />
        </li>
      ))}
      {chosen.length > 0 && (
        <li>
          <p className={classes.told}>{t('titles', { count: chosen.length })}</p>
          {chosen.length > SHOWN ? (
            <Fold summary={t('each')}>{() => <div className={classes.each}>{fields}</div>}</Fold>
          ) : (
            <div className={classes.each}>{fields}</div>
          )}
        </li>
      )}
    </>
  )
}

function TitleChoice({
  asked: { id, own, others, choice },
  choices,
}: {
  asked: AskedTitle
  choices: SheetChoices
}) {
  const t = useTranslations('sheetImport.doubts')
  const title = choice.title ?? own
  return (
    <NativeSelect
      label={t('titleOf', { title: own })}
      value={title}
      data={[...new Set([own, ...others, title])]}
      onChange={(event) => choices.change(id, { title: event.currentTarget.value })}
    />
  )
}
