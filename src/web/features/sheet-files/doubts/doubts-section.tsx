import { Title } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { useTranslations } from 'use-intl'
import { useNameTexts } from '../names/use-name-texts.ts'
import type { DifferingPrice } from '../plan/taken-price.ts'
import type { PlannedImport } from '../plan/use-import-review.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import { CategoryField, PortionsField, VatField } from './answer-fields.tsx'
import classes from './doubts.module.css'
import { ChoiceQuestions } from './choice-questions.tsx'
import { PreparationQuestions } from './preparation-questions.tsx'
import { sheetQuestions } from './sheet-questions.ts'
import { SheetsQuestion } from './sheets-question.tsx'
import { TitleQuestions } from './title-questions.tsx'

const NAMES_SHOWN = 4
/** Where the bar leads while a title is too short. */
export const DOUBTS_TITLE = 'doubts-title'

export interface DoubtsSectionProps {
  draft: SheetDraft
  choices: SheetChoices
  planned: PlannedImport | null
  differing: readonly DifferingPrice[]
}

/** What the files do not say, or say in two ways: each can be answered where an answer is possible, and none has to be but a title. */
export function DoubtsSection({ draft, choices, planned, differing }: DoubtsSectionProps) {
  const t = useTranslations('sheetImport.doubts')
  const texts = useNameTexts()
  const met = new Set(
    planned?.plan.sheets.flatMap(({ existing }, at) => (existing === null ? [] : (planned.ids[at] ?? []))),
  )
  const { titles, counts, preparations, portions, category, vat, notices } = sheetQuestions(
    draft,
    choices,
    met,
  )
  const namesOf = (all: readonly string[]) =>
    t('names', {
      names: all.slice(0, NAMES_SHOWN).join(', '),
      others: all.length - Math.min(all.length, NAMES_SHOWN),
    })
  const count =
    titles.length +
    counts.length +
    preparations.length +
    portions.length +
    category.length +
    vat.length +
    notices.length
  if (count + differing.length === 0) return null
  return (
    <section aria-labelledby={DOUBTS_TITLE}>
      <Title order={2} size="h4" id={DOUBTS_TITLE} tabIndex={-1}>
        <IconAlertTriangle size={18} color="var(--saffron-text)" aria-hidden /> {t('title')}
      </Title>
      <ul className={classes.doubts}>
        <TitleQuestions titles={titles} choices={choices} />
        <ChoiceQuestions
          lead={t('portionsUnclear', { count: counts.length })}
          questions={counts.map(({ id, title, readings, choice }) => ({
            id,
            label: t('portionsOf', { title }),
            value: String(choice.portions ?? readings[0] ?? 1),
            options: readings.map(String),
            isAnswered: choice.portions !== null,
          }))}
          onAnswer={(id, portions) => choices.change(id, { portions: Number(portions) })}
        />
        <PreparationQuestions questions={preparations} choices={choices} />
        <SheetsQuestion kind="portions" sheets={portions} choices={choices} usual={1} Field={PortionsField} />
        <SheetsQuestion
          kind="category"
          sheets={category}
          choices={choices}
          usual="Plat"
          Field={CategoryField}
        />
        <SheetsQuestion kind="vat" sheets={vat} choices={choices} usual={null} Field={VatField} />
        {notices.map(({ doubt, titles: of }) => (
          <li key={doubt}>
            <p className={classes.statement}>
              {t(`statements.${doubt}`, { count: of.length, names: namesOf(of) })}
            </p>
          </li>
        ))}
        {differing.length > 0 && (
          <li>
            <p className={classes.statement}>
              {t('differing', {
                count: differing.length,
                names: namesOf(
                  differing.map(({ name, priceHt, unit, sheets }) =>
                    t('ofPrice', {
                      name,
                      price: texts.price(priceHt, unit),
                      others: [...Map.groupBy(sheets, (sheet) => sheet.priceHt)]
                        .map(([other, of]) =>
                          t('otherPrice', {
                            price: texts.price(other, unit),
                            titles: namesOf(
                              of.map(({ id, title }) =>
                                t('quoted', { title: choices.of(id).title ?? title }),
                              ),
                            ),
                          }),
                        )
                        .join(', '),
                    }),
                  ),
                ),
              })}
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}
