import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './settings.module.css'

/** Cards beside each other, where there is room. */
export function TwoColumns({ children: [left, right] }: { children: [ReactNode, ReactNode] }) {
  return (
    <div className={classes.columns}>
      <Stack gap={20}>{left}</Stack>
      <Stack gap={20}>{right}</Stack>
    </div>
  )
}
