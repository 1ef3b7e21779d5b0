import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'

export interface NothingFoundProps {
  drawing: ReactNode
  sentence: string
  clearLabel: string
  onClear: (() => void) | undefined
}

/** Filters leave everything out: one button takes them off. */
export function NothingFound({ drawing, sentence, clearLabel, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      drawing={drawing}
      sentence={sentence}
      action={
        <Button variant="default" onClick={onClear}>
          {clearLabel}
        </Button>
      }
    />
  )
}
