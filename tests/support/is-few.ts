export { isFew } from '@app/api/testing-few'
