import { useTranslations } from 'use-intl'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import { ChoiceQuestions } from './choice-questions.tsx'
import type { PreparationQuestion } from './sheet-questions.ts'

export interface PreparationQuestionsProps {
  questions: readonly PreparationQuestion[]
  choices: SheetChoices
}

const idOf = ({ sheet, name }: PreparationQuestion) => JSON.stringify([sheet.id, name])

/** Lines with the title of a sheet and another price than it: each is that sheet, or a product that is bought. */
export function PreparationQuestions({ questions, choices }: PreparationQuestionsProps) {
  const t = useTranslations('sheetImport.doubts')
  const bought = t('bought')
  const own = t('ownSheet')
  return (
    <ChoiceQuestions
      lead={t('preparations', { count: questions.length })}
      questions={questions.map((line) => ({
        id: idOf(line),
        label: t('lineOf', { name: line.name, title: line.sheet.choice.title ?? line.sheet.title }),
        value: line.isSheet ? own : bought,
        options: [bought, own],
        isAnswered: line.isAnswered,
      }))}
      onAnswer={(id, value) => {
        const line = questions.find((one) => idOf(one) === id)
        if (line === undefined) return
        const { sheet, name } = line
        choices.change(sheet.id, {
          preparations: { ...sheet.choice.preparations, [name]: value === own },
        })
      }}
    />
  )
}
