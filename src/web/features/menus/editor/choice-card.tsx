import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useTranslations } from 'use-intl'
import { MENU_MAX_LENGTH, MAX_DISHES } from '#domain/menus/limits.ts'
import { DragHandle } from '#web/ui/dragging/drag-handle.tsx'
import { CardButton } from '#web/ui/ordered-cards/card-button.tsx'
import classes from './choice-card.module.css'
import { ChoiceDishes } from './choice-dishes.tsx'
import type { DraftChoice } from './menu-draft.ts'
import type { MenuField } from './use-save-menu.ts'

export interface ChoiceCardProps {
  choice: DraftChoice
  /** The label of the choice, also while it has no name. */
  name: string
  /** Of its name. */
  field: ReturnType<MenuField>
  /** Whether the carte has texts in English. */
  english: boolean
  onChange: (edit: (choice: DraftChoice) => DraftChoice) => void
  onRemove: () => void
  onPick: () => void
}

/** One course: its name and the dishes that a guest chooses from. */
export function ChoiceCard({ choice, name, field, english, onChange, onRemove, onPick }: ChoiceCardProps) {
  const t = useTranslations('menus.editor')
  const e = useTranslations('trade.cartes')
  const { id, nom, dishes } = choice
  return (
    <li className={classes.card} data-choice data-id={id} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown">
      <Group gap={4} align="flex-start" wrap="nowrap">
        <DragHandle name={name} />
        <TextInput
          className={classes.name}
          aria-label={t('choiceName')}
          placeholder={t('choicePlaceholder')}
          autoComplete="off"
          maxLength={MENU_MAX_LENGTH.choice}
          value={nom}
          {...field}
          onChange={(event) => {
            const typed = event.currentTarget.value
            onChange((before) => ({ ...before, nom: typed }))
          }}
        />
        <CardButton icon={IconTrash} label={t('removeChoice', { name })} onClick={onRemove} />
      </Group>
      {english && (
        <TextInput
          aria-label={e('englishName')}
          placeholder={e('englishName')}
          lang="en"
          autoComplete="off"
          maxLength={MENU_MAX_LENGTH.choice}
          value={choice.nomEn ?? ''}
          onChange={(event) => {
            const nomEn = event.currentTarget.value
            onChange((before) => ({ ...before, nomEn }))
          }}
        />
      )}
      {dishes.length === 0 ? (
        <Text size="sm" c="dimmed" className={classes.none}>
          {t('noDish')}
        </Text>
      ) : (
        <ChoiceDishes
          label={t('dishesOf', { name })}
          dishes={dishes}
          onChange={(edit) => onChange((before) => ({ ...before, dishes: edit(before.dishes) }))}
        />
      )}
      {dishes.length < MAX_DISHES && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.add}
          leftSection={<IconPlus size={15} aria-hidden />}
          aria-label={t('addDishTo', { name })}
          onClick={onPick}
        >
          {t('addDish')}
        </Button>
      )}
    </li>
  )
}
