/**
 * Runs what reads a file and puts the file's path before the message of an error.
 *
 * @throws Error whatever `work` throws, with the path
 */
export const inFile = <T>(path: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
};
