/** Whether the browser says that its person does not want to be followed. */
export function isFollowingRefused(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
