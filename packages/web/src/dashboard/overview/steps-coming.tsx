import { Skeleton } from '../../ui/skeleton.tsx'

/** About as high as the steps that take its place. */
export function StepsComing() {
  return <Skeleton lines={8} />
}
