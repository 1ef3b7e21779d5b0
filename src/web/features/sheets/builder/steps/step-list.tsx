import { Button, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDragToReorder } from '#web/ui/dragging/use-drag-to-reorder.ts'
import { useEditorState } from '../../editor/state/use-editor.ts'
import { stepsIn } from './step-lines.ts'
import classes from './step-list.module.css'
import { StepRow } from './step-row.tsx'
import { useSteps } from './use-steps.ts'

/** The steps in their order: Enter begins the next one, Alt and an arrow move one, a text of several lines is as many. */
export function StepList() {
  const t = useTranslations('builder.steps')
  const [announcement, announce] = useState('')
  const steps = stepsIn(useEditorState(({ draft }) => draft.steps))
  const list = useRef<HTMLOListElement>(null)
  const actions = useSteps(list, announce)
  const dragging = useDragToReorder({
    rows: '[data-step]',
    handle: '[data-handle]',
    onMove: (row, to) => actions.move(Number(row.dataset['step']), to),
  })

  return (
    <>
      <ol ref={list} {...dragging}>
        {steps.map((step, index) => (
          // A step is identified by its index: its field shows the text at that index.
          <StepRow key={index} step={step} index={index} actions={actions} />
        ))}
      </ol>
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.add}
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        onClick={actions.append}
      >
        {t('add')}
      </Button>
      <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
    </>
  )
}
