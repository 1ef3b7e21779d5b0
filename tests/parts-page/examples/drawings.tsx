import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { ScalesDrawing } from '#web/ui/drawings/scales.tsx'
import { SpiltPotDrawing } from '#web/ui/drawings/spilt-pot.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import type { Examples } from '../example.ts'

export const examples: Examples = {
  CrateDrawing,
  NotebookDrawing,
  PlateDrawing,
  ScalesDrawing,
  SpiltPotDrawing,
  TruckDrawing,
}
