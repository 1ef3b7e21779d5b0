import { ActionIcon, Button, Card, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconX } from '#web/ui/icons/x.ts'
import { useTranslations } from 'use-intl'
import { MAX_CHOSEN_SHEETS } from '#domain/purchases/limits.ts'
import { paths } from '#web/entities/paths.ts'
import { CoversStepper } from '#web/entities/sheet/covers/covers-stepper.tsx'
import { SheetPicker } from '#web/entities/sheet/picker/sheet-picker.tsx'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './chosen-card.module.css'
import type { Chosen } from './use-chosen.ts'

/** A sheet of the list as the card shows it. */
export interface ShownSheet {
  id: string
  /** Null while it is read; undefined when it is not there, or no more. */
  title: string | null | undefined
  covers: number
}

export interface ChosenCardProps {
  chosen: Chosen
  sheets: readonly ShownSheet[]
}

const TITLE_ID = 'chosen-title'

/** Which sheets are bought for, and for how many each. */
export function ChosenCard({ chosen, sheets }: ChosenCardProps) {
  const t = useTranslations('purchases.chosen')
  const empty = useTranslations('purchases.empty')
  const [opened, { open, close }] = useDisclosure()
  useShortcut('n', open)
  const full = sheets.length >= MAX_CHOSEN_SHEETS
  return (
    <>
      {sheets.length === 0 ? (
        <EmptyState
          drawing={<NotebookDrawing />}
          title={t('none')}
          sentence={empty('sentence')}
          action={<Button onClick={open}>{t('choose')}</Button>}
        />
      ) : (
        <Card component="section" aria-labelledby={TITLE_ID} data-print="hidden">
          <CardHead id={TITLE_ID} title={t('title')}>
            <Button size="compact-md" variant="default" onClick={open} disabled={full}>
              {t('add')}
            </Button>
          </CardHead>
          {full && (
            <Text size="sm" c="dimmed">
              {t('full')}
            </Text>
          )}
          <ul>
            {sheets.map((sheet) => (
              <ChosenRow key={sheet.id} sheet={sheet} chosen={chosen} />
            ))}
          </ul>
        </Card>
      )}
      <SheetPicker
        opened={opened}
        onClose={close}
        taken={new Set(sheets.map(({ id }) => id))}
        takenLabel={t('taken')}
        onPick={chosen.add}
        error={undefined}
      />
    </>
  )
}

function ChosenRow({ sheet: { id, title, covers }, chosen }: { sheet: ShownSheet; chosen: Chosen }) {
  const t = useTranslations('purchases.chosen')
  const name = title === null ? '…' : (title ?? t('gone'))
  return (
    <li className={classes.row}>
      {title === undefined || title === null ? (
        <span className="dimmed">{name}</span>
      ) : (
        <>
          <TextLink to={paths.recipe(id)} search={{ covers }}>
            {title}
          </TextLink>
          <CoversStepper
            covers={covers}
            label={t('covers', { title })}
            onChange={(next) => chosen.setCovers(id, next)}
          />
        </>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        aria-label={t('remove', { title: name })}
        onClick={() => chosen.remove(id)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}
