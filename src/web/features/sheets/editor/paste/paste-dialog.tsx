import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { Fragment, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { SchemaRecipe } from '#domain/imports/schema-recipe.ts'
import { refusedInDemo, useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { needsScalingChoice, certainPortions } from '../state/scaling.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import { focusAgain } from '../table/focus-cell.ts'
import { PasteText } from './paste-text.tsx'
import { newLineOf } from './pasted-line.ts'
import { PastedLines } from './pasted-lines.tsx'
import classes from './pasted-recipe.module.css'
import { changeOf, statedFacts } from './recipe-facts.ts'
import type { RecipeFact } from './recipe-facts.ts'
import { useKeptWeights } from './use-kept-weights.ts'
import { usePastedRecipe } from './use-pasted-recipe.ts'

interface PasteDialogProps {
  /** What was pasted where a single product is typed. */
  initialText: string
  onClose: () => void
}

/** A recipe as text becomes lines of the sheet: read, matched to the user's products, looked over, added at once. */
export function PasteDialog({ initialText, onClose }: PasteDialogProps) {
  const store = useEditor()
  const t = useTranslations('paste')
  const tCommon = useTranslations('common')
  const phone = usePhone()
  const [cameFrom] = useState(() => document.activeElement)
  const [toggled, setToggled] = useState<ReadonlySet<RecipeFact>>(new Set())
  const [follow, setFollow] = useState(true)
  const pasted = usePastedRecipe(initialText)
  const { lines, recipe } = pasted
  const keepWeights = useKeptWeights()
  const facts = recipe === null ? [] : statedFacts(recipe)
  const draft = useEditorState((state) => state.draft)
  const portions = recipe?.portions ?? null
  // A sheet with quantities keeps its portions, unless it is wanted otherwise.
  const needsChoice = portions !== null && needsScalingChoice(draft, portions)
  const isTaken = (fact: RecipeFact) => toggled.has(fact) === (needsChoice && fact === 'portions')
  const added = (lines ?? []).filter(({ taken }) => taken).flatMap((line) => newLineOf(line) ?? [])
  const count = (certainty: string) => lines?.filter((line) => line.certainty === certainty).length ?? 0

  const close = () => {
    flushSync(onClose)
    focusAgain(cameFrom)
  }
  useDemoRefusal(close)
  const add = () => {
    if (refusedInDemo()) return
    const chosen = new Set(facts.filter(isTaken))
    const change = recipe === null ? {} : changeOf(recipe, chosen)
    store.dispatch({ type: 'lines-pasted', lines: added, change, follow })
    keepWeights(lines ?? [])
    close()
  }
  const portionsNote = ({ portionsRange }: SchemaRecipe) => {
    const notes = [
      portionsRange !== undefined && t('portionsRange', { least: portionsRange[0], most: portionsRange[1] }),
      needsChoice &&
        !isTaken('portions') &&
        t('ownPortions', { count: certainPortions(draft), pasted: portions }),
    ]
    return notes.filter((note) => note !== false).join(' ') || undefined
  }
  const toggle = (fact: RecipeFact) => {
    const next = new Set(toggled)
    if (!next.delete(fact)) next.add(fact)
    setToggled(next)
  }

  return (
    <NamedModal
      opened
      onClose={close}
      title={t('title')}
      size={lines === null ? 'lg' : '64rem'}
      fullScreen={phone}
      returnFocus={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      {lines === null ? (
        <PasteText recipe={pasted} />
      ) : (
        <>
          <Text component="output" size="sm" c="dimmed">
            {t('found', { count: lines.length, doubtful: count('doubtful'), unknown: count('unknown') })}
          </Text>
          <PastedLines lines={lines} onChange={pasted.change} />
          {recipe !== null && facts.length > 0 && (
            <Stack component="fieldset" gap={8} mt="md" className={classes.facts}>
              <legend>{t('also')}</legend>
              {facts.map((fact) => (
                <Fragment key={fact}>
                  <Checkbox
                    label={t(`facts.${fact}`, {
                      title: recipe.title ?? '',
                      count: fact === 'steps' ? recipe.steps.length : (recipe.portions ?? 0),
                    })}
                    description={fact === 'portions' ? portionsNote(recipe) : undefined}
                    checked={isTaken(fact)}
                    onChange={() => toggle(fact)}
                  />
                  {fact === 'portions' && needsChoice && isTaken(fact) && (
                    <Checkbox
                      ml={28}
                      label={t('follow', { from: certainPortions(draft), to: portions })}
                      checked={follow}
                      onChange={(event) => setFollow(event.currentTarget.checked)}
                    />
                  )}
                </Fragment>
              ))}
            </Stack>
          )}
          <Group justify="space-between" mt="md">
            <Button variant="default" onClick={pasted.back}>
              {t('back')}
            </Button>
            <Button onClick={add} disabled={added.length === 0} data-autofocus>
              {t('add', { count: added.length })}
            </Button>
          </Group>
        </>
      )}
    </NamedModal>
  )
}
