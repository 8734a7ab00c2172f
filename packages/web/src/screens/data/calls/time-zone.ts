import { isTimeZone } from '@app/schemas/rules/days/call-slots'
import { create } from 'zustand'
import { readDevice, saveOnDevice } from '../../../client/device.ts'
import { type Language, language } from '../../../client/language.ts'
import { onSignOut } from '../../../client/session/resets.ts'

const device = 'time-zone'

/** The zone in which times are shown: that of the device, until the person chooses another. */
const useChosen = create<{ readonly zone: string }>(() => ({ zone: savedZone() ?? deviceZone() }))
onSignOut(() => useChosen.setState({ zone: deviceZone() }))

export function useTimeZone(): string {
  return useChosen(({ zone }) => zone)
}

export function timeZone(): string {
  return useChosen.getState().zone
}

export function chooseTimeZone(zone: string): void {
  if (!isTimeZone(zone)) return
  saveOnDevice(device, zone)
  useChosen.setState({ zone })
}

function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A zone as people say it: "Central Time (Chicago)". */
export function zoneWords(zone: string, spoken: Language = language()): string {
  const parts = new Intl.DateTimeFormat(spoken, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return name.includes(city) ? name : `${name} (${city})`
}

const usual = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
]

/** Every zone to choose from: that of the device and those of the country first. */
export function zonesToChoose(chosen: string): readonly string[] {
  return [...new Set([chosen, deviceZone(), ...usual, ...Intl.supportedValuesOf('timeZone')])]
}

function savedZone(): string | undefined {
  const kept = readDevice<unknown>(device)
  return typeof kept === 'string' && isTimeZone(kept) ? kept : undefined
}
