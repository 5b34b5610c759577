/** Returns the name of a report's file (part 2, §7). */
export function reportFileName(projectName: string, extension: 'docx' | 'xlsx' | 'pdf'): string {
  return `Milieu_Impact_Rapport_${projectName}.${extension}`;
}
