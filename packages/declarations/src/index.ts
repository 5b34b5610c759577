export type { DeclarationAnswers, DeclarationQuestion } from './product/declaration-question.ts';
export { type DeclarationReading, readDeclaration } from './read-declaration.ts';
export {
  declarationChoiceText,
  declarationProblemText,
  declarationQuestionText,
} from './text/say-declaration.ts';
