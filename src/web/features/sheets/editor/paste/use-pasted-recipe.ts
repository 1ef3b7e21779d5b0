import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readRecipeText } from '#domain/imports/recipe-line.ts'
import type { RecipeLine } from '#domain/imports/recipe-line.ts'
import { readSchemaRecipe } from '#domain/imports/schema-recipe.ts'
import type { SchemaRecipe } from '#domain/imports/schema-recipe.ts'
import { orpc } from '#web/lib/api.ts'
import { useEditor } from '../state/use-editor.ts'
import { pastedLines } from './pasted-line.ts'
import type { PastedLine } from './pasted-line.ts'

/** As many as one request may ask about. */
export const MOST_LINES = 200

/** A pasted text, and the lines it is read as once that was asked for. */
export function usePastedRecipe(initialText: string) {
  const sheetId = useEditor().state().stored.id
  const [text, setText] = useState(initialText)
  const [lines, setLines] = useState<readonly PastedLine[] | null>(null)
  const [recipe, setRecipe] = useState<SchemaRecipe | null>(null)
  const [refusal, setRefusal] = useState<'nothing' | 'tooMany' | null>(null)
  const matching = useMutation(orpc.matches.find.mutationOptions())

  const read = () => {
    const found = readSchemaRecipe(text)
    const ingredients: RecipeLine[] = readRecipeText(found === null ? text : found.ingredients.join('\n'))
    setRefusal(ingredients.length === 0 ? 'nothing' : ingredients.length > MOST_LINES ? 'tooMany' : null)
    if (ingredients.length === 0 || ingredients.length > MOST_LINES) return
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
