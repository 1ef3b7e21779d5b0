import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { isShort } from '../plan/build-import.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import { ChoiceQuestions } from './choice-questions.tsx'
import type { TitleQuestion } from './sheet-questions.ts'

export interface TitleQuestionsProps {
  titles: readonly TitleQuestion[]
  choices: SheetChoices
}

/** Titles that are too short, each with a field; and those for which the file has several texts, with these to choose from. */
export function TitleQuestions({ titles, choices }: TitleQuestionsProps) {
  const t = useTranslations('sheetImport.doubts')
  const written = titles.filter(({ others }) => others.length === 0)
  const chosen = titles.filter(({ others }) => others.length > 0)
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
      <ChoiceQuestions
        lead={t('titles', { count: chosen.length })}
        questions={chosen.map(({ id, own, others, choice }) => ({
          id,
          label: t('titleOf', { title: own }),
          value: choice.title ?? own,
          options: [own, ...others],
          isAnswered: choice.title !== null,
        }))}
        onAnswer={(id, title) => choices.change(id, { title })}
      />
    </>
  )
}
