import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PRINTED_PARTS } from '../document/printed-parts.ts'
import type { LeftOutParts, PrintedPart } from '../document/printed-parts.ts'
import classes from './printed-parts.module.css'

export interface PrintedPartsProps {
  /** Those of which the sheet has something. */
  parts: ReadonlySet<PrintedPart>
  leftOut: LeftOutParts
  onChange: (part: PrintedPart, printed: boolean) => void
}

/** A box for each part that the sheet can leave out, on the screen, on paper and in the PDF. */
export function PrintedParts({ parts, leftOut, onChange }: PrintedPartsProps) {
  const t = useTranslations('document.parts')
  return (
    <fieldset className={classes.parts}>
      <legend className={classes.legend}>{t('legend')}</legend>
      {PRINTED_PARTS.map((part) => (
        <Checkbox
          key={part}
          size="xs"
          label={t(part)}
          checked={!leftOut.has(part)}
          disabled={!parts.has(part)}
          title={parts.has(part) ? undefined : t('none')}
          onChange={(event) => onChange(part, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
