import { type SceneName, scenes } from '@app/schemas/flow/steps/step'
import { Scene } from '../ui/scenes/scene.tsx'
import { Sample, Samples } from './sample.tsx'

export function SceneSamples() {
  return (
    <Samples>
      {scenes.map((name: SceneName) => (
        <Sample key={name} name={name}>
          <Scene name={name} />
        </Sample>
      ))}
    </Samples>
  )
}
