import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readRecipeText } from '#domain/imports/recipe-text.ts'
import type { RecipeLine } from '#domain/imports/recipe-line.ts'
import { readSchemaRecipe, schemaRecipeFault } from '#domain/imports/schema-recipe.ts'
import type { SchemaRecipe } from '#domain/imports/schema-recipe.ts'
import { readWrittenRecipe } from '#domain/imports/written-recipe.ts'
import { MAX_LINE_LENGTH, MAX_PASTED_LINES } from '#domain/imports/limits.ts'
import { orpc } from '#web/lib/query/api.ts'
import { isStored } from '../state/editor-state.ts'
import { useEditor } from '../state/use-editor.ts'
import { pastedLines } from './pasted-line.ts'
import type { PastedLine } from './pasted-line.ts'

type Refusal = 'jsonCutOff' | 'jsonWithoutRecipe' | 'nothing' | 'tooMany' | 'lineTooLong'

/** @param written the lines of ingredients in the text; `lines` are the ones that were read in them */
function refusalOf(text: string, written: readonly string[], lines: number): Refusal | null {
  const fault = schemaRecipeFault(text)
  if (fault !== null) return fault === 'cut-off' ? 'jsonCutOff' : 'jsonWithoutRecipe'
  if (lines === 0) return 'nothing'
  if (written.some((line) => line.trim().normalize('NFC').length > MAX_LINE_LENGTH)) return 'lineTooLong'
  return lines > MAX_PASTED_LINES ? 'tooMany' : null
}

/** A pasted text, and the lines it is read as once that was asked for. */
export function usePastedRecipe(initialText: string) {
  const { stored } = useEditor().state()
  // A sheet that was never saved has no id: it cannot be its own preparation.
  const sheetId = isStored(stored) ? stored.id : undefined
  const [text, setText] = useState(initialText)
  const [lines, setLines] = useState<readonly PastedLine[] | null>(null)
  const [recipe, setRecipe] = useState<SchemaRecipe | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const matching = useMutation(orpc.matches.find.mutationOptions())

  const read = () => {
    const found = readSchemaRecipe(text) ?? readWrittenRecipe(text)
    const ingredients: RecipeLine[] = readRecipeText(
      found.ingredients.join('\n'),
      found.portions,
      false,
      found.maybeYields,
    )
    const refused = refusalOf(text, found.ingredients, ingredients.length)
    setRefusal(refused)
    if (refused !== null) return
    setRecipe(found)
    matching.mutate(
      { names: ingredients.map(({ name }) => name), sheetId },
      { onSuccess: ({ items }) => setLines(pastedLines(ingredients, items)) },
    )
  }

  return {
    text,
    setText: (typed: string) => {
      setText(typed)
      setRefusal(null)
      matching.reset()
    },
    read,
    matching,
    refusal,
    lines,
    recipe,
    change: (changed: PastedLine) =>
      setLines((all) => all?.map((line) => (line.key === changed.key ? changed : line)) ?? null),
    back: () => setLines(null),
  }
}
