import { Button, Flex, Text, Title } from '@mantine/core'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { MAX_CHOICES } from '#domain/menus/limits.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { inOrder } from '#web/ui/dragging/move-to.ts'
import { useReorder } from '#web/ui/dragging/use-reorder.tsx'
import { notifyUndo } from '#web/ui/notices.tsx'
import { useSpeaksEnglish } from '#web/entities/carte/use-speaks-english.ts'
import { ChoiceCard } from './choice-card.tsx'
import { DishPicker } from './dish-picker.tsx'
import type { DraftChoice } from './menu-draft.ts'
import type { MenuWriting } from './use-menu-draft.ts'
import type { MenuField } from './use-save-menu.ts'

export interface ChoiceListProps {
  writing: MenuWriting
  field: MenuField
}

/** The courses of the menu, in the order in which they are served. */
export function ChoiceList({ writing, field }: ChoiceListProps) {
  const t = useTranslations('menus')
  const c = useTranslations('common')
  const phone = usePhone()
  const [picking, setPicking] = useState<string | null>(null)
  const { draft, changeChoices, changeChoice } = writing
  const { carteId, choices } = draft
  const english = useSpeaksEnglish(carteId)
  const nameOf = ({ nom }: DraftChoice) => nom.trim() || t('editor.unnamed')
  const { listProps, announcement } = useReorder({
    rows: '[data-choice]',
    ids: choices.map(({ id }) => id),
    nameOf: (id) =>
      choices
        .filter((choice) => choice.id === id)
        .map(nameOf)
        .join(''),
    onOrder: (ids) => changeChoices((before) => inOrder(before, ids)),
  })

  const add = () => {
    const id = newId()
    flushSync(() => changeChoices((before) => [...before, { id, nom: '', dishes: [] }]))
    document.querySelector<HTMLElement>(`[data-choice][data-id="${id}"] input`)?.focus()
  }
  const remove = (choice: DraftChoice, place: number) => {
    changeChoices((before) => before.filter(({ id }) => id !== choice.id))
    notifyUndo(t('notice.choiceRemoved', { name: nameOf(choice) }), c('undo'), () =>
      changeChoices((before) =>
        before.some(({ id }) => id === choice.id) ? before : before.toSpliced(place, 0, choice),
      ),
    )
  }

  return (
    <section aria-label={t('editor.choices')}>
      <Title order={2} size="h3">
        {t('editor.choices')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t(
          choices.length === 0 ? 'editor.noChoice' : phone ? 'editor.choicesHintTouch' : 'editor.choicesHint',
        )}
      </Text>
      <Flex component="ul" direction="column" gap={12} mb={14} {...listProps}>
        {choices.map((choice, place) => (
          <ChoiceCard
            key={choice.id}
            choice={choice}
            name={nameOf(choice)}
            english={english}
            field={field(`choices.${String(place)}.nom`)}
            onChange={(edit) => changeChoice(choice.id, edit)}
            onRemove={() => remove(choice, place)}
            onPick={() => setPicking(choice.id)}
          />
        ))}
      </Flex>
      {announcement}
      {choices.length < MAX_CHOICES && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {t('editor.addChoice')}
        </Button>
      )}
      <DishPicker
        carteId={draft.carteId}
        choice={choices.find(({ id }) => id === picking)}
        onPick={(dish) =>
          picking !== null &&
          changeChoice(picking, (choice) => ({ ...choice, dishes: [...choice.dishes, dish] }))
        }
        onClose={() => setPicking(null)}
      />
    </section>
  )
}
