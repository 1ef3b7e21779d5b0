import { Box, type MantineSpacing } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import classes from './columns.module.css'

export interface ColumnsProps {
  /** How many columns at every width, and from a breakpoint on. */
  base: number
  xs?: number
  sm?: number
  md?: number
  lg?: number
  gap?: MantineSpacing
  /** The greatest width in pixels. */
  maw?: number | undefined
  mt?: number
  children: ReactNode
}

/**
 * Equal columns, as many as the window has room for. Mantine's SimpleGrid writes a style element into the page, which the
 * content security policy does not allow.
 */
export function Columns({
  base,
  xs = base,
  sm = xs,
  md = sm,
  lg = md,
  gap = 'md',
  maw,
  mt,
  children,
}: ColumnsProps) {
  const counts = { '--base': base, '--xs': xs, '--sm': sm, '--md': md, '--lg': lg } as CSSProperties
  return (
    <Box
      className={classes.columns}
      style={{ ...counts, gap: typeof gap === 'number' ? gap : `var(--mantine-spacing-${gap})` }}
      {...(maw !== undefined && { maw })}
      {...(mt !== undefined && { mt })}
    >
      {children}
    </Box>
  )
}
