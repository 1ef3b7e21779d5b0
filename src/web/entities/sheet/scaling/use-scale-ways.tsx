import { useId, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { FoldChevron } from '#web/ui/fold-chevron.tsx'
import { useRefusalText } from './use-refusal-text.ts'
import { ScaleWays } from './ways/scale-ways.tsx'
import type { ScaleWaysProps } from './ways/scale-ways.tsx'
import classes from './scaled-portions.module.css'
import type { Scaling } from './scaling.ts'

/**
 * What unfolds the other ways to scale a sheet, and those ways, each for its place on the page. Before the first is
 * the reason why a sheet is not scaled as its address says.
 * @param Ways the same ways, where the lines of preparations are still to be read for them
 */
export function useScaleWays(scaling: Scaling, Ways: ComponentType<ScaleWaysProps> = ScaleWays) {
  const t = useTranslations('scaleWays')
  const refusalOf = useRefusalText(scaling.sheet)
  const [open, setOpen] = useState(false)
  const waysId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { refused } = scaling
  return {
    toggle: (
      <>
        {refused !== null && (
          <span className={classes.warning} role="alert">
            {t('refused', { reason: refusalOf(refused) })}
          </span>
        )}
        <button
          type="button"
          ref={toggle}
          className={classes.toggle}
          data-print="hidden"
          aria-expanded={open}
          aria-controls={open ? waysId : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('ways.unfold')}
          <FoldChevron />
        </button>
      </>
    ),
    ways: open && (
      <Ways
        id={waysId}
        scaling={scaling}
        onChosen={() => {
          setOpen(false)
          toggle.current?.focus()
        }}
      />
    ),
  }
}
