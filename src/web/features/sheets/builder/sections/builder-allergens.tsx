import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { AllergenOriginList } from '../../allergens/allergen-origin-list.tsx'
import { useEditorState, useIsBlank } from '../../editor/state/use-editor.ts'

/** The allergens of the draft, each with the products that bring it. */
export function BuilderAllergens() {
  const t = useTranslations('builder.allergens')
  const lines = useEditorState(({ draft }) => draft.lines)
  if (useIsBlank()) {
    return (
      <Text size="sm" c="dimmed">
        {t('none')}
      </Text>
    )
  }
  return <AllergenOriginList lines={lines} />
}
