/** The name under which a file of a report is saved (part 2, §7). */
export function reportFileName(projectName: string, extension: 'docx' | 'xlsx' | 'pdf'): string {
  return `Milieu_Impact_Rapport_${projectName}.${extension}`;
}
