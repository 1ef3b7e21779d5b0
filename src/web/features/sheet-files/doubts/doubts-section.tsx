import { Card, TextInput, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { Fold } from '../fold.tsx'
import { useNameTexts } from '../names/use-name-texts.ts'
import { isShort } from '../plan/build-import.ts'
import type { PlannedImport } from '../plan/use-import-review.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'
import type { SheetChoices } from '../use-sheet-choices.ts'
import { CategoryField, PortionsField, VatField } from './answer-fields.tsx'
import type { AnswerFieldProps } from './answer-fields.tsx'
import classes from './doubts.module.css'
import { commonAnswer, sheetQuestions } from './sheet-questions.ts'
import type { AskedSheet } from './sheet-questions.ts'

const NAMES_SHOWN = 4
/** Where the bar leads while a title is too short. */
export const DOUBTS_TITLE = 'doubts-title'

export interface DoubtsSectionProps {
  draft: SheetDraft
  choices: SheetChoices
  planned: PlannedImport | null
}

/** What the files do not say, or say in two ways: each can be answered where an answer is possible, and none has to be but a title. */
export function DoubtsSection({ draft, choices, planned }: DoubtsSectionProps) {
  const t = useTranslations('sheetImport.doubts')
  const texts = useNameTexts()
  const differing = planned?.differing ?? []
  const met = new Set(
    planned?.plan.sheets.flatMap(({ existing }, at) => (existing === null ? [] : (planned.ids[at] ?? []))),
  )
  const { titles, portions, category, vat, told } = sheetQuestions(draft, choices, met)
  const namesOf = (all: readonly string[]) =>
    t('names', {
      names: all.slice(0, NAMES_SHOWN).join(', '),
      others: all.length - Math.min(all.length, NAMES_SHOWN),
    })
  const count = titles.length + portions.length + category.length + vat.length + told.length
  if (count + differing.length === 0) return null
  return (
    <Card component="section" aria-labelledby={DOUBTS_TITLE}>
      <Title order={2} size="h4" id={DOUBTS_TITLE} tabIndex={-1}>
        <IconAlertTriangle size={18} color="var(--saffron-text)" aria-hidden /> {t('title')}
      </Title>
      <ul className={classes.doubts}>
        {titles.map(({ id, title, choice }) => (
          <li key={id}>
            <TextInput
              label={t('title3', { title })}
              value={choice.title ?? title}
              maxLength={SHEET_MAX_LENGTH.title}
              error={isShort((choice.title ?? title).trim()) && t('titleShort')}
              onChange={(event) => choices.change(id, { title: event.currentTarget.value })}
            />
          </li>
        ))}
        <Question
          sheets={portions}
          text={t('portions', { count: portions.length })}
          all={t('portionsAll')}
          labelOf={(title) => t('portionsOf', { title })}
          answerOf={({ choice }) => choice.portions ?? 1}
          Field={PortionsField}
          onAnswer={(ids, value) => choices.changeAll(ids, { portions: value })}
        />
        <Question
          sheets={category}
          text={t('category', { count: category.length })}
          all={t('categoryAll')}
          labelOf={(title) => t('categoryOf', { title })}
          answerOf={({ choice }) => choice.category ?? 'Plat'}
          Field={CategoryField}
          onAnswer={(ids, value) => choices.changeAll(ids, { category: value })}
        />
        <Question
          sheets={vat}
          text={t('vat', { count: vat.length })}
          all={t('vatAll')}
          labelOf={(title) => t('vatOf', { title })}
          answerOf={({ choice }) => choice.vat}
          Field={VatField}
          onAnswer={(ids, value) => choices.changeAll(ids, { vat: value })}
        />
        {told.map(({ doubt, titles: of }) => (
          <li key={doubt}>
            <p className={classes.told}>{t(`told.${doubt}`, { count: of.length, names: namesOf(of) })}</p>
          </li>
        ))}
        {differing.length > 0 && (
          <li>
            <p className={classes.told}>
              {t('differing', {
                count: differing.length,
                names: namesOf(
                  differing.map(({ name, priceHt, unit }) =>
                    t('ofPrice', { name, price: texts.price(priceHt, unit) }),
                  ),
                ),
              })}
            </p>
          </li>
        )}
      </ul>
    </Card>
  )
}

interface QuestionProps<Answer> {
  sheets: readonly AskedSheet[]
  text: string
  /** Labels of the field for all, and of each. */
  all: string
  labelOf: (title: string) => string
  answerOf: (sheet: AskedSheet) => Answer
  Field: (props: AnswerFieldProps<Answer>) => ReactNode
  onAnswer: (ids: readonly string[], answer: Answer) => void
}

/** One question about sheets, answered for all of them or for each. */
function Question<Answer>(props: QuestionProps<Answer>) {
  const { sheets, text, all, labelOf, answerOf, Field, onAnswer } = props
  const t = useTranslations('sheetImport.doubts')
  const [only, ...others] = sheets
  if (only === undefined) return null
  const isOne = others.length === 0
  return (
    <li>
      <div className={classes.asked}>
        <p>{text}</p>
        <div className={classes.field}>
          <Field
            label={isOne ? labelOf(only.title) : all}
            value={commonAnswer(sheets.map(answerOf))}
            onChange={(answer) =>
              onAnswer(
                sheets.map(({ id }) => id),
                answer,
              )
            }
          />
        </div>
      </div>
      {!isOne && (
        <Fold summary={t('each')}>
          {() => (
            <div className={classes.each}>
              {sheets.map((sheet) => (
                <Field
                  key={sheet.id}
                  label={sheet.title}
                  value={answerOf(sheet)}
                  onChange={(answer) => onAnswer([sheet.id], answer)}
                />
              ))}
            </div>
          )}
        </Fold>
      )}
    </li>
  )
}
