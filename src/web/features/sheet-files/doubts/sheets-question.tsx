import { Box, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Fold } from '#web/ui/fold.tsx'
import type { SheetChoice, SheetChoices } from '../answers/use-sheet-choices.ts'
import type { AnswerFieldProps } from './answer-fields.tsx'
import classes from './doubts.module.css'
import { commonAnswer } from './sheet-questions.ts'
import type { SheetQuestion } from './sheet-questions.ts'

type Question = 'portions' | 'category' | 'vat'
/** What is answered; a VAT may be left unknown. */
type AnswerTo<Kind extends Question> = Kind extends 'vat'
  ? SheetChoice['vat']
  : NonNullable<SheetChoice[Kind]>

export interface SheetsQuestionProps<Kind extends Question> {
  kind: Kind
  sheets: readonly SheetQuestion[]
  choices: SheetChoices
  /** What holds without an answer. */
  usual: AnswerTo<Kind>
  Field: (props: AnswerFieldProps<AnswerTo<Kind>>) => ReactNode
}

/** One question about sheets, answered for all of them or for each. */
export function SheetsQuestion<Kind extends Question>(props: SheetsQuestionProps<Kind>) {
  const { kind, sheets, choices, usual, Field } = props
  const t = useTranslations('sheetImport.doubts')
  const textKey: Question = kind
  const [only, ...others] = sheets
  if (only === undefined) return null
  const isOne = others.length === 0
  const answerOf = ({ choice }: SheetQuestion) => (choice[kind] ?? usual) as AnswerTo<Kind>
  const answer = (ids: readonly string[]) => (value: AnswerTo<Kind>) =>
    choices.changeAll(ids, { [kind]: value })
  return (
    <li>
      <Group gap="6px 20px" align="flex-end" justify="space-between">
        <Box component="p" flex="1 1 20rem">
          {t(textKey, { count: sheets.length })}
        </Box>
        <div className={classes.field}>
          <Field
            label={isOne ? t(`${textKey}Of`, { title: only.title }) : t(`${textKey}All`)}
            value={commonAnswer(sheets.map(answerOf))}
            onChange={answer(sheets.map(({ id }) => id))}
          />
        </div>
      </Group>
      {!isOne && (
        <Fold summary={t('each')}>
          {() => (
            <div className={classes.each}>
              {sheets.map((sheet) => (
                <Field
                  key={sheet.id}
                  label={sheet.title}
                  value={answerOf(sheet)}
                  onChange={answer([sheet.id])}
                />
              ))}
            </div>
          )}
        </Fold>
      )}
    </li>
  )
}
