import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { IconChevronRight } from '#web/ui/icons/chevron-right.ts'
import { useTranslations } from 'use-intl'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { PortionsField } from '../doubts/answer-fields.tsx'
import type { SheetSummary } from '../reading/overview.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import classes from './sheet-head.module.css'

/** The way back to the list, and to the sheet before and after. */
export function SheetSteps(props: {
  id: string
  among: readonly SheetSummary[]
  onOpen: (id: string) => void
  onBack: () => void
}) {
  const { id, among, onOpen, onBack } = props
  const t = useTranslations('sheetFiles.sheet')
  const at = among.findIndex((sheet) => sheet.id === id)
  const [previous, next] = [among[at - 1], among[at + 1]]
  return (
    <Group justify="space-between" gap="sm">
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      <Group gap="xs">
        <span className="dimmed">{t('place', { at: at + 1, of: among.length })}</span>
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('previous')}
          disabled={previous === undefined}
          onClick={() => previous && onOpen(previous.id)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </Button>
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('next')}
          disabled={next === undefined}
          onClick={() => next && onOpen(next.id)}
        >
          <IconChevronRight size={18} aria-hidden />
        </Button>
      </Group>
    </Group>
  )
}

/** What the user decides of a sheet: whether it is imported, under which title, in which category and for how many. */
export function SheetHead({ summary, choices }: { summary: SheetSummary; choices: SheetChoices }) {
  const t = useTranslations('sheetFiles.sheet')
  const tCategories = useTranslations('trade.sheetCategories')
  const { id } = summary
  const choice = choices.of(id)
  return (
    <div className={classes.head}>
      <TextInput
        label={t('name')}
        value={choice.title ?? summary.title}
        maxLength={SHEET_MAX_LENGTH.title}
        onChange={(event) => choices.change(id, { title: event.currentTarget.value })}
        onBlur={(event) => {
          // An empty title is the file's own again.
          if (event.currentTarget.value.trim() === '') choices.change(id, { title: null })
        }}
      />
      <NativeSelect
        label={t('category')}
        value={choice.category ?? summary.category ?? ''}
        onChange={(event) =>
          choices.change(id, { category: (event.currentTarget.value || null) as SheetCategory | null })
        }
        data={[
          ...(summary.category === null ? [{ value: '', label: t('noCategory') }] : []),
          ...SHEET_CATEGORIES.map((value) => ({ value, label: tCategories(value) })),
        ]}
      />
      <PortionsField
        label={t('portions')}
        value={choice.portions ?? summary.portions}
        onChange={(portions) => choices.change(id, { portions })}
      />
      <Checkbox
        label={t('keep')}
        checked={!choice.leftOut}
        onChange={(event) => choices.change(id, { leftOut: !event.currentTarget.checked })}
      />
    </div>
  )
}
