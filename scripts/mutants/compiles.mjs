import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The codes for something that is no longer used, which is no fault of its types. */
const UNUSED = new Set([6133, 6138, 6192, 6196, 6198, 6199, 6205]);

/**
 * Asks the compiler of one project which sources still compile with a fault in each. It only checks them, not the files
 * that import them, and only loads the files that they import; all of them at once, since every question takes seconds.
 * @param {string} root
 * @param {string} project a tsconfig.json, seen from the root
 */
export function createCompiler(root, project) {
  const path = join(root, project);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    dirname(path),
  );
  const declarations = fileNames.filter((file) => file.endsWith('.d.ts'));
  /** @type {Map<string, { text: string | undefined, version: number }>} */
  const looked = new Map();
  const service = ts.createLanguageService({
    getScriptFileNames: () => [...declarations, ...looked.keys()],
    getScriptVersion: (file) => String(looked.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = looked.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => dirname(path),
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });

  /** @type {(file: string, text: string | undefined) => void} */
  const look = (file, text) => {
    looked.set(file, { text, version: (looked.get(file)?.version ?? 0) + 1 });
  };
  /** @param {string} file */
  const countErrors = (file) => {
    const syntactic = service.getSyntacticDiagnostics(file);
    const found = syntactic.length > 0 ? syntactic : service.getSemanticDiagnostics(file);
    return found.filter(({ code, category }) => category === ts.DiagnosticCategory.Error && !UNUSED.has(code))
      .length;
  };

  /**
   * @param {ReadonlyMap<string, string>} texts by their files, seen from the root
   * @returns {Set<string>} the files of those that compile
   */
  return (texts) => {
    for (const [file, text] of texts) look(join(root, file), text);
    const errors = new Map([...texts.keys()].map((file) => [file, countErrors(join(root, file))]));
    for (const file of texts.keys()) look(join(root, file), undefined);
    // An error about a declaration elsewhere in the project may be missed, with the fault or without it.
    const compiles = [...errors].filter(
      ([file, count]) => count === 0 || count <= countErrors(join(root, file)),
    );
    return new Set(compiles.map(([file]) => file));
  };
}
