import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { isForfait } from '#domain/costing/line-costing.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { roundingsLeft } from '#web/entities/sheet/scaling/scale-amounts.ts'
import { focusScaling, ScalingNotice, ScalingQuestion } from '../../scaling/scaling-bar.tsx'
import { useRoundingWords } from '#web/entities/sheet/scaling/use-rounding-words.ts'
import type { Scaling, SheetDraft } from '../state/draft.ts'
import { viewOf } from '../state/editor-store.ts'
import { lineName } from '../state/line-source.ts'
import { answered, scaledKey } from '../state/scaling.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import { CopyButton } from './copy-button.tsx'
import { PORTIONS_FIELD_ID } from './portion-stepper.tsx'
import classes from './portion-scaling.module.css'

/** Beside the portions: whether the quantities follow them, and what became of it. Its place is read out when it changes. */
export function PortionScaling() {
  const scaling = useEditorState(({ draft }) => draft.scaling)
  return (
    <div className={classes.place} aria-live="polite">
      {scaling?.state === 'asked' && <Question from={scaling.from} />}
      {scaling?.state === 'adapted' && <Notice scaling={scaling} />}
    </div>
  )
}

function Question({ from }: { from: number }) {
  const store = useEditor()
  const format = useFormat()
  const draft = useEditorState((state) => state.draft)
  const settings = useEditorState((state) => state.settings)
  const costs = useMemo(() => {
    const costOf = (follow: boolean) => format.euro(viewOf(answered(draft, follow), settings, '').costPortion)
    return { adapted: costOf(true), kept: costOf(false) }
  }, [draft, settings, format])
  return (
    <ScalingQuestion
      from={from}
      to={draft.portions}
      costs={costs}
      onAnswer={(follow, byKey) => {
        flushSync(() => store.dispatch({ type: 'quantities-answered', follow }))
        if (byKey && !focusScaling()) document.getElementById(PORTIONS_FIELD_ID)?.focus()
      }}
    />
  )
}

function Notice({ scaling }: { scaling: Extract<Scaling, { state: 'adapted' }> }) {
  const store = useEditor()
  const draft = useEditorState((state) => state.draft)
  const words = useRoundings(draft, scaling)
  return (
    <ScalingNotice
      from={scaling.from}
      to={draft.portions}
      rounded={words}
      onExact={() => store.dispatch({ type: 'roundings-undone' })}
      onClose={() => store.dispatch({ type: 'scaling-read' })}
    >
      <CopyButton />
    </ScalingNotice>
  )
}

/** What was rounded and has not been changed since. */
function useRoundings(draft: SheetDraft, { roundings }: Extract<Scaling, { state: 'adapted' }>) {
  const t = useTranslations('editor')
  const wordsOf = useRoundingWords()
  return roundingsLeft(draft, roundings, scaledKey).map((rounding) => {
    const place = draft.lines.findIndex(({ key }) => key === rounding.key)
    const line = draft.lines[place]
    if (line === undefined) {
      return { key: 'yield', text: wordsOf(rounding, t('text.yieldQuantity'), draft.yieldUnit) }
    }
    const name = lineName(line) ?? t('line.unknown', { place: String(place + 1) })
    return { key: line.key, text: wordsOf(rounding, name, isForfait(line.costing) ? null : line.unit) }
  })
}
