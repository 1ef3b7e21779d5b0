import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { refusedInDemo, useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useEditor } from '../state/use-editor.ts'
import { focusAgain } from '../table/focus-cell.ts'
import { PasteText } from './paste-text.tsx'
import { newLineOf } from './pasted-line.ts'
import { PastedLines } from './pasted-lines.tsx'
import classes from './pasted-recipe.module.css'
import { changeOf, factsSaid } from './recipe-facts.ts'
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
  const [left, setLeft] = useState<ReadonlySet<RecipeFact>>(new Set())
  const pasted = usePastedRecipe(initialText)
  const { lines, recipe } = pasted
  const keepWeights = useKeptWeights()
  const facts = recipe === null ? [] : factsSaid(recipe)
  const added = (lines ?? []).filter(({ taken }) => taken).flatMap((line) => newLineOf(line) ?? [])
  const count = (certainty: string) => lines?.filter((line) => line.certainty === certainty).length ?? 0

  const close = () => {
    flushSync(onClose)
    focusAgain(cameFrom)
  }
  useDemoRefusal(close)
  const add = () => {
    if (refusedInDemo()) return
    const chosen = new Set(facts.filter((fact) => !left.has(fact)))
    const change = recipe === null ? {} : changeOf(recipe, chosen)
    store.dispatch({ type: 'lines-pasted', lines: added, change })
    keepWeights(lines ?? [])
    close()
  }
  const toggle = (fact: RecipeFact) => {
    const next = new Set(left)
    if (!next.delete(fact)) next.add(fact)
    setLeft(next)
  }

  return (
    <Modal
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
                <Checkbox
                  key={fact}
                  label={t(`facts.${fact}`, {
                    title: recipe.title ?? '',
                    count: fact === 'steps' ? recipe.steps.length : (recipe.portions ?? 0),
                  })}
                  description={
                    fact === 'portions' && recipe.portionsRange !== undefined
                      ? t('portionsRange', { least: recipe.portionsRange[0], most: recipe.portionsRange[1] })
                      : undefined
                  }
                  checked={!left.has(fact)}
                  onChange={() => toggle(fact)}
                />
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
    </Modal>
  )
}
