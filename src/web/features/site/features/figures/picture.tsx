import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './figures.module.css'

interface PictureProps {
  /** What it shows, to those who cannot see it. */
  label: string
  /** Without a card around it. */
  bare?: boolean
  children: ReactNode
}

/** A piece of the product, drawn small: one picture to a screen reader, whatever it is made of. */
export function Picture({ label, bare = false, children }: PictureProps) {
  return (
    <figure className={classes.figure}>
      <div className={classes.picture} data-bare={bare || undefined} aria-hidden>
        {children}
      </div>
      <VisuallyHidden component="figcaption">{label}</VisuallyHidden>
    </figure>
  )
}
