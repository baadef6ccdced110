/* The access list of a file on Windows, in the language of security descriptors (SDDL):
   windows_access_list.exe FILE prints it, windows_access_list.exe FILE LIST sets it first. */
#include <windows.h>

#include <sddl.h>
#include <stdio.h>

int main(int count, char** words) {
    PSECURITY_DESCRIPTOR given;
    if (count > 2 && (!ConvertStringSecurityDescriptorToSecurityDescriptorA(
                          words[2], SDDL_REVISION_1, &given, NULL) ||
                      !SetFileSecurityA(words[1], DACL_SECURITY_INFORMATION, given)))
        return 1;
    unsigned char descriptor[4096];
    DWORD size;
    char* list;
    if (!GetFileSecurityA(words[1], DACL_SECURITY_INFORMATION, descriptor, sizeof descriptor,
                          &size) ||
        !ConvertSecurityDescriptorToStringSecurityDescriptorA(
            descriptor, SDDL_REVISION_1, DACL_SECURITY_INFORMATION, &list, NULL))
        return 2;
    puts(list);
    return 0;
}
