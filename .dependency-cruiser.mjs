export { walls as default } from './scripts/gates/walls.ts'
