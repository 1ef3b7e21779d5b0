import { useTranslations } from 'use-intl'
import { AllergenButton } from '../../allergens/allergen-button.tsx'
import { AllergenOriginList } from '../../allergens/allergen-origin-list.tsx'
import { allergenWords } from '../../allergens/allergen-words.ts'
import { useEditorState, useEditorViewAfterPause } from '../state/use-editor.ts'

/** The allergens of the unsaved draft. */
export function DraftAllergens() {
  const t = useTranslations()
  const names = useEditorViewAfterPause((view) => allergenWords(view, t).names)
  const traces = useEditorViewAfterPause((view) => allergenWords(view, t).traces)
  const incomplete = useEditorViewAfterPause((view) => allergenWords(view, t).incomplete)
  return (
    <AllergenButton names={names} traces={traces} incomplete={incomplete}>
      <DraftOrigins />
    </AllergenButton>
  )
}

function DraftOrigins() {
  return <AllergenOriginList lines={useEditorState(({ draft }) => draft.lines)} />
}
